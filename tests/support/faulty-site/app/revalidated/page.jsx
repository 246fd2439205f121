export const revalidate = 60

export default function Page() {
  return <p>Made again</p>
}
