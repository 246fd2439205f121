/** Whether `record` has the members of `example`, each of the same type. A page of an older build may have left it. */
export function hasMembersOf<Given extends object>(record: unknown, example: Given): record is Given {
  return Object.entries(example).every(([name, value]) => typeof Object(record)[name] === typeof value)
}
