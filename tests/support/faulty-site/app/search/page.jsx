export default async function Page({ searchParams }) {
  return <p>{(await searchParams).q}</p>
}
