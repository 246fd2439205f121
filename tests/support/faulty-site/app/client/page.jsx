import Button from './button'

export default function Page() {
  return <Button />
}
