import { detectLanguage } from './detect-language'

/** Tells the language of each e-mail, which keeps the detector off the page. */
self.onmessage = ({ data: email }: MessageEvent<string>) => self.postMessage({ email, language: detectLanguage(email) })
