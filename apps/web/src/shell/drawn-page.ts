import { wantedLanguage } from '@ramplight/ui/language/language'
import { PHONE } from '@ramplight/ui/values/phone'

/** Where the answers stand with which the server has drawn a page. */
export const ANSWERS_ID = 'drawn-answers'

/** Whether the server has drawn this page for a device like this one: its language, and the width of a phone or not. */
export function isAsDrawn({ dataset, isConnected }: HTMLElement): boolean {
  return isConnected && dataset.language === wantedLanguage() && (dataset.phone === 'true') === matchMedia(PHONE).matches
}
