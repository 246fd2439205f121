/** A link to a `mailto:` or `https:` address that shows the address itself. */
export function ContactLink({ address }: { address: string }) {
  return <a href={address}>{address.replace(/^mailto:|\?.*$/g, '')}</a>
}
