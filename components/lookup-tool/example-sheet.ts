/** Real sites, so that they have numbers, one of them twice, and a row without an address. */
export const EXAMPLE_SHEET = `Site,Found on,Contact
https://www.mozilla.org/,2026-10-02,press desk
https://www.w3.org/blog/,2026-10-05,"editor, blog"
https://archive.org/,2026-10-05,
https://www.w3.org/news/,2026-10-09,press desk
creativecommons.org,2026-10-11,
to be found,2026-10-12,
`
