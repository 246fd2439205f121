/** An invented sheet. Its names and addresses are those that are set aside for examples. */
export const EXAMPLE_LIST = `Website,Name,E-mail,Note
https://www.example.com/blog/best-trails,Ada Example,ada@example.com,asked for a map
https://example.org/resources,Grace Example,grace@example.org,
https://example.com/about,Ada Example,ada@example.com,again
https://notes.example.net/links,,editor@example.net,"list of links, updated"
https://www.youtube.com/watch?v=example,,,video
http://192.0.2.1/trails,,,no name
,Alan Example,alan@gmail.com,site to be found
`
