import { useLive } from '@/components/elements/use-live'
import { neverPitch } from './browser-never-pitch'

/** The sites that are never pitched, as they are now, also if another tab changes them; the newest first. */
export const useNeverPitch = () => useLive(neverPitch.all, neverPitch.subscribe)
