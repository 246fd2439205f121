/** As the view `public_stats` counts the rows of `sample-rows.sql`. */
export const SAMPLE_COUNTERS = { editorsPitched: 960, blogsResearched: 2_150 }
