import { cookies } from 'next/headers'

export default async function Page() {
  return <p>{(await cookies()).size}</p>
}
