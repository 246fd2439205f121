import { headers } from 'next/headers'

export default async function Page() {
  return <p>{(await headers()).get('host')}</p>
}
