import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './day-sum.en.ts'

export const texts = {
  with: '{weight} por {reason}',
  late: 'llegar {minutes, plural, one {# minuto} other {# minutos}} tarde',
  dead: '{count, plural, one {# pez muerto} other {# peces muertos}}',
  someDead: '{count, number} de {of, number} peces muertos',
  short: '{count, plural, one {# pez} other {# peces}} bajo la medida',
  lostShort: '{count, plural, one {# pez perdido} other {# peces perdidos}} ({short, number} bajo la medida)',
  lostOver: '{count, plural, one {# pez perdido} other {# peces perdidos}} ({over, number} sobre el límite)',
  lostBoth:
    '{count, plural, one {# pez perdido} other {# peces perdidos}} ({short, number} bajo la medida, {over, number} sobre el límite)',
  live: '{count, plural, one {# pez vivo} other {# peces vivos}}',
  liveOf: '{count, plural, one {# pez vivo} other {# peces vivos}} ({species})',
  deadBigFish: 'El pez mayor de {weight} estaba muerto: no cuenta',
  judge: 'penalización manual',
  disqualified: 'DESCALIFICADO por llegar {minutes, plural, one {# minuto} other {# minutos}} tarde. Se quitó todo el peso.',
  'day-lost-late': 'Día descalificado por llegar {minutes, plural, one {# minuto} other {# minutos}} tarde. Se quitó todo el peso del día.',
  'day-lost-dead': 'Día descalificado por {count, plural, one {# pez muerto} other {# peces muertos}}. Se quitó todo el peso del día.',
  'day-lost-short': 'Día descalificado por {count, plural, one {# pez} other {# peces}} bajo la medida. Se quitó todo el peso del día.',
} satisfies InOtherWords<typeof english>
