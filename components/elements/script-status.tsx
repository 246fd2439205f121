/** Says what a script of the page did. React leaves the text in it alone, also if it hydrates the page later. */
export function ScriptStatus({ className }: { className?: string }) {
  return (
    <span
      className={className}
      role="status"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
