import { benchPageRank } from './pagerank'

await benchPageRank()
