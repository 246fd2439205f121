async function save() {
  'use server'
}

export default function Page() {
  return (
    <form action={save}>
      <button type="submit">Save</button>
    </form>
  )
}
