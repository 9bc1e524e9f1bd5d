import type { Unsent } from '#platform/local/store/unsent-note.ts'
import { t } from './banners.texts.ts'

/** `1 bag that wasn’t sent is gone. Weigh it again, or enter it from its slip.` Empty where nothing waited. */
export function lostWords({ bags, others }: Unsent): string {
  if (bags > 0) return t('lost.bags', { bags, others })
  return others > 0 ? t('lost.changes', { others }) : ''
}
