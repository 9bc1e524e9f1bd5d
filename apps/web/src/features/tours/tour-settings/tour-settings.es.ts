import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tour-settings.en.ts'

export const texts = {
  describeDefaults: {
    solo: 'Individual',
    teamsOf: 'Equipos de {teamSize, number}',
    feePer: {
      angler: '{fee} por pescador',
      team: '{fee} por equipo',
      boat: '{fee} por lancha',
    },
    fishLimit: '{count, plural, one {# pez} other {# peces}}',
    flights: '{count, plural, one {# grupo de salida} other {# grupos de salida}}',
    bigFish: 'Pez mayor',
    sidePot: 'Pozo adicional',
    paysByFieldSize: 'paga según el número de lanchas',
    paysInSteps: 'paga {places, number} hasta {boats, number} lanchas, luego 1 más por cada {oneMorePer, number}',
    paysOneIn: 'paga 1 de cada {boats, number}',
    paysPlaces: 'paga {count, plural, one {# lugar} other {# lugares}}',
  },
} satisfies InOtherWords<typeof english>
