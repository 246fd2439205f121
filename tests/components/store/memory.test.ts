import { expect, it } from 'vitest'
import { createMemoryStore } from '@/components/store/memory'
import { storeContract } from './store-contract'

it.each(storeContract)('the store in memory $rule', async ({ run, expected }) => {
  expect(JSON.parse(JSON.stringify(await run(createMemoryStore())))).toEqual(expected)
})
