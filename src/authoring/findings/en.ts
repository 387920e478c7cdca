/** The findings: their codes, with problem and advice in English. */
import { noAffiliateId } from './no-affiliate-id.js';

/** Problem and advice; a detail can follow them. */
export type FindingText = readonly [problem: string, advice: string];

export const en = {
  // The request of an element and its response.
  wrongRule: ['A value breaks a rule, so nothing was requested.', 'Correct these values.'],
  noApplicationId: [
    'The application id is missing.',
    'Set data-application-id on the script tag to the id from the service’s developer portal.',
  ],
  noToken: [
    'The reader’s access token is missing.',
    'Set access-token once the reader has signed in. Until then, readers see the content of the element, such as a sign-in link.',
  ],
  wrongId: [
    'The service does not accept the application id.',
    'Compare application-id with the one in the developer portal. Check for spaces, and that it is not the affiliate id.',
  ],
  refused: [
    'The service refuses requests from this page.',
    'Check the application id, and that the address of this site (in an iframe: of the host of embed.html) is registered for it in the developer portal. Requests with transport="frame" do not have this address: use "fetch".',
  ],
  referrer: [
    'The service does not accept the referrer (the address of this page).',
    'Register the address of this site in the developer portal, and check that the page’s referrer policy is not no-referrer.',
  ],
  token: [
    'The reader’s access token is invalid or lacks permission.',
    'Ask the reader to sign in again, and set the new access-token.',
  ],
  quota: [
    'The quota is used up.',
    'Set a longer cache-ttl, limit requests-per-second, or show fewer elements. The quota resets by itself.',
  ],
  unavailable: ['The service is down or busy.', 'Try again later: readers see the fallback.'],
  serviceError: ['The service returned an error.', 'Read its message.'],
  exception: ['A script has failed in this element.', 'Correct it, or report the message.'],
  policy: [
    'The page’s Content-Security-Policy blocks the service.',
    'Add the hosts of the service and of the kit to script-src, frame-src and connect-src.',
  ],
  integrityPolicy: [
    'The page’s Integrity-Policy blocks the script of the service, which has no hash.',
    'Set data-transport="frame" on the script tag, or "fetch" if the service allows CORS.',
  ],
  embedderPolicy: [
    'The page’s Cross-Origin-Embedder-Policy blocks answers or pictures of these hosts.',
    'Send credentialless in place of require-corp, or set data-transport="fetch": pictures then stay blocked.',
  ],
  blocked: [
    'The service is reachable, but this request was blocked.',
    'Turn off extensions such as ad blockers and try again. The service may also have returned something other than a script.',
  ],
  lost: [
    'The service is reachable, but this request got no response.',
    'Check that the reader’s access-token is valid and has permission, and turn off extensions such as ad blockers. With transport="fetch", the service may give the reason.',
  ],
  unreachable: [
    'The service cannot be reached.',
    'Check the address in base-url. An extension or a company network may also block its host.',
  ],
  offline: ['There is no network.', 'The element loads again by itself when the network is back.'],
  timeout: ['The request timed out.', 'Try again later, or set a longer timeout.'],
  malformed: [
    'The response is not in the expected format.',
    'Check base-url and api-version, and any relay between the page and the service.',
  ],
  nothingFound: ['Nothing was found.', 'Check the genre, the area and the keyword.'],
  gone: ['The item with this number is no longer available.', 'Use another number, or substitute.'],
  substituted: ['Because of substitute, similar items are shown.', 'Use another number.'],
  nothingInstead: ['substitute has found nothing similar.', 'Give it a word: substitute="箱根".'],
  far: ['Not loaded yet: it loads when scrolled near.', 'To load at once, set loading="eager".'],
  awaitsConsent: [
    'Waiting for the reader’s consent: until then, nothing connects to the service.',
    'To show entries without consent, remove consent.',
  ],
  lostTag: [
    'The script tag of mkt.js was inserted without settings, or cannot be found: a tag manager, an optimizer or a closed shadow root may have dropped them, data-consent too. Elements ask the reader.',
    'Set consent on <mkt-config>, or insert the tag by a script that sets its data-* attributes.',
  ],
  heldBack: [
    'A script of the page, such as a consent tool, holds back the request. The element loads once it is released.',
    'To wait for the reader’s consent, set consent on <mkt-config> or data-consent on the script tag.',
  ],
  noPageWords: ['The page has no words for keyword-from.', 'Give the post tags, or set keyword.'],
  needsReaderInput: ['Waiting for the reader’s input.', 'To show results before, set conditions.'],
  // The element, its content and the page.
  unknownAttribute: ['An attribute has a wrong name.', 'Correct the name.'],
  looks: ['A value is invalid, so its default is used.', 'Correct these attributes.'],
  wrongItem: ['Items with mistakes show your link only.', 'Correct these attributes.'],
  fitReplaces: ['Because of fit, attributes have no effect.', 'Remove these attributes, or fit.'],
  ignored: ['The search ignores attributes.', 'Remove them, or change other conditions.'],
  strayOptions: ['No control takes some options.', 'Correct their slots or reader-controls.'],
  emptyControls: [
    'Controls have no choices, so they are not shown.',
    'Write choices for these names inside the element, such as <option slot="genre" value="…">.',
  ],
  noPosition: [
    'The browser gives this page no position of the reader, so “Search near me” is not shown.',
    'Serve the page by https, write allow="geolocation" on the frame around it, and allow it in Permissions-Policy.',
  ],
  noStyleSheet: ['Without mkt.css, no space is reserved.', 'Add a <link> to mkt.css to <head>.'],
  strippedStyleSheet: [
    'mkt.css is loaded, but without rules for this element, so no space is reserved before the script runs.',
    'Exclude mkt.css from tools that minify CSS or remove unused CSS. In a shadow root of the page, add a <link> to it.',
  ],
  moved: [
    'Content below this element shifted while it loaded.',
    'Check that mkt.css is in <head>, and that the theme does not change the height or margins of the element.',
  ],
  noFallback: [
    'The fallback is missing, so this place earns nothing when no data can be shown.',
    'Put a link to the marketplace inside the element.',
  ],
  noValueText: [
    'There are no words inside, so the sentence has a gap when no value can be shown.',
    'Write the text to show in place of the value inside the element.',
  ],
  noLabel: [
    'Affiliate links have no advertising label.',
    'Unless the page has a label elsewhere, remove disclosure="".',
  ],
  bareFallback: [
    'A link in the fallback has no rel or no advertising label until the script runs, or without it.',
    'Write rel="sponsored nofollow noopener" into the link, and the label after it: <small>Ad</small>.',
  ],
  noAffiliateId: [noAffiliateId.en, 'Write your id there, on the script tag.'],
  affiliateIds: ['This page has different affiliate ids.', 'Check that all these ids are yours.'],
  noReferrer: [
    'Because of the page’s referrer policy, the service does not get the address of this page.',
    'Services that answer only registered sites refuse such requests. Set <meta name="referrer"> or Referrer-Policy to strict-origin-when-cross-origin.',
  ],
  shops: [
    'A link to another shop is not shown, or one of its attributes has no effect.',
    'Check these values: addresses are http or https, fields are those of the response, dates are like 2026-11-27, and fills of buttons like #c00 or #cc0000. Remove links whose period is over. At most three links are shown, and none beside fit or in the layouts compact and table.',
  ],
  campaign: [
    'The words of a campaign are never shown again, or are always shown.',
    'Check these values. Remove a campaign whose period is over. Times are like 2026-11-27 or 2026-11-27T09:59, days like 5,10,15. The words need slot="text".',
  ],
  endedEarly: [
    'The element has no content, or the HTML parser ended it before its content, as it does in a paragraph, a heading or a link at the first block or link inside.',
    'Write it outside of the paragraph, or as <div data-mkt="…">, without a blank line after the start tag.',
  ],
  unclosedTag: [
    'The element has no end tag, so the rest of the page became its content.',
    'Add the end tag; “/>” does not close the element.',
  ],
  unfinishedTag: [
    'A tag does not end: a quote or “>” is missing, or one of its lines is a quotation, a list or a blank line in Markdown.',
    'Write the missing sign. In Markdown, write “>” behind the last attribute, not on a line of its own.',
  ],
  noScript: ['The kit’s script tag is missing.', 'Add the tag of mkt.js to the page or theme.'],
  unknownElement: ['There is no element with this name.', 'Correct the name.'],
  escapedCode: ['The page shows the code of an element as text.', 'Paste it as “Custom HTML”.'],
  curlyQuotes: ['Values are in curly quotes (“ ”).', 'Write straight quotes (") instead.'],
  wrongConsent: ['consent is not valid, so nothing was requested.', 'Use one of these values.'],
  wrongAnalytics: ['analytics names an unknown service.', 'Use one of these names.'],
  noAnalytics: ['analytics names a service that the page lacks.', 'Add its script, or remove it.'],
  wrongKeep: [
    'keep is no address, so the buttons that keep entries do not lead to the list.',
    'Write the address of the page with <mkt-shortlist kept>, from https:// or /.',
  ],
  wrongLinkParams: ['link-params is wrong and adds nothing.', 'Write such pairs, joined by &.'],
  prerenderedData: [
    'The element has structured data by mkt-widgets prerender, so json-ld writes none.',
    'Remove json-ld, or prerender again without --json-ld.',
  ],
  wrongData: [
    'The structured data in the element has a mistake that search engines report as an error.',
    'Prerender again (products need --prices or --ratings), or correct these values.',
  ],
  noConsentManager: [
    'The page has no consent manager (__tcfapi).',
    'Add a consent manager that supports IAB TCF, or use consent="click".',
  ],
  scriptsDiffer: [
    'Two script tags of this page have different settings.',
    'Each element uses the last tag before it: write these settings on one tag only.',
  ],
  scriptReplaced: [
    'Another script, such as jQuery, has run mkt.js without the attributes of its tag; those of the tag in the page apply.',
    'Write the tag into the HTML of the page, or the settings on <mkt-config>.',
  ],
  noSrc: ['mkt.js cannot find its other files.', 'Load it by a classic <script> with a src.'],
  wrongOrigins: ['Words of data-origins are no origins.', 'Write origins like https://a.example.'],
  xmlPage: ['The page is XML, so elements show their fallback.', 'Send it as text/html.'],
  noShadowRoot: [
    'The detail of an event mkt-discover is not a ShadowRoot, so it finds no elements.',
    'Dispatch it with the shadow root as detail.',
  ],
  template: ['The template of the entries has a mistake.', 'Correct this place.'],
  // Pages that the command cannot read, or not at once.
  privateAddress: ['The service has a private address.', 'Use --allow-private on pages you trust.'],
  unreadable: ['The page could not be read or checked.', 'Remove the cause, then check it again.'],
  unseen: ['Browsers make no element of it here.', 'Move it out of this place.'],
  more: ['There are further problems.', 'Correct those above, then check the page again.'],
} satisfies Readonly<Record<string, FindingText>>;

/** Codes stay the same: programs read them. */
export type FindingCode = keyof typeof en;

declare module '../../element/report.js' {
  interface Findings extends Readonly<Record<keyof typeof en, FindingText>> {}
}
