/** Invented: the people do not exist, and names under `.example` are nobody's (RFC 2606). */
export const example = {
  site: 'https://saatgut-notizen.example/storing-seeds-over-winter',
  subject: 'Quick question about your seed page!',
  body: `Hi {{first_name}},

I hope this email finds you well. I came across your blog and I really enjoyed your page on storing seeds. I think it is great content.

I run a small seed shop, and I measured the humidity in four kinds of jars over a winter. I put all of it into a table: http://bit.ly/seed-jars

Could you add a link to it? We would also love to write a guest post for you. And what is your price for a sponsored post? It would be a win-win.

Looking forward to hearing from you,
Tom`,
  followUp: `Hi Ines,

just following up on my last email. I measured the humidity in four kinds of jars over a winter, and I put all of it into a table.

Did you see my email?

Tom`,
} as const
