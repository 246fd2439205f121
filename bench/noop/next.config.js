/** Its own, because Next would else find that of the site. */
export default { poweredByHeader: false }
