/** Under 800 px tables become cards and the main action moves into thumb reach. */
export const PHONE = '(max-width: 49.99em)'
