import { detectLanguage } from './detect-language'

/** Tells the language of each letter, which keeps the detector off the page. */
self.onmessage = ({ data: letter }: MessageEvent<string>) =>
  self.postMessage({ letter, language: detectLanguage(letter) })
