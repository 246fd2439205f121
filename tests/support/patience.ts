/** The deadline of a client in a test that is not about deadlines: the machine may be busy. */
export const PATIENT_MS = 60_000
