/** The only door to the links of a team for other features. */

export { t as partnerLinkTexts } from './partner-links.texts.ts'
export { PartnerLinks } from './partner-links.tsx'
