import { browserStore } from '@/components/store/browser-store'
import { createNeverPitch } from './never-pitch'

/** This page's list of sites that are never pitched. */
export const neverPitch = createNeverPitch(browserStore, Date.now)
