import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tournament-card.en.ts'

export const texts = {
  days: '{count, number} días',
  team: 'Equipos',
  solo: 'Individual',
  weighed: 'lanchas pesadas',
  boats: '{count, plural, one {lancha} other {lanchas}}',
  season: 'Temporada',
  cancelled: 'Este evento se canceló. No sale ninguna lancha. El director dice cómo vuelve tu dinero.',
} satisfies InOtherWords<typeof english>
