export default function Page() {
  return <p>Made by the build</p>
}
