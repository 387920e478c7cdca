/** What every link is given unless an author says otherwise, also the one of `embed.html`. */
export const REL = 'sponsored nofollow noopener';
export const TARGET = '_blank';
