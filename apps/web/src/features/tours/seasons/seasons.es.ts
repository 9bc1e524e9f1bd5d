import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './seasons.en.ts'

export const texts = {
  seasonRulesFields: {
    allResults: 'Todos',
    bestResults: 'Los mejores',
    dropWorstResults: 'Sin los peores',
    seasonRules: 'Reglas de la temporada',
    seasonRulesHelp: 'Qué resultados cuentan para las posiciones, y los puntos por participar.',
    resultsThatCount: 'Resultados que cuentan',
    pointsUnit: 'puntos',
    none: 'Ninguno',
    noRules: 'Cuentan todos los resultados, sin puntos extra.',
  },
  seasonTieFields: {
    whenPointsAreEqual: 'Si empatan en puntos',
    help: 'Aquí cuentan todos los torneos pescados, también los descartados. Los puntos agregados a mano no traen peso. Libras y pulgadas no se suman. Con las mismas victorias deciden los segundos lugares, luego los terceros.',
    first: 'Desempatar por',
    thenBy: 'Luego por',
    sharedPlace: 'Empate',
  },
  seasonRulesValues: {
    bestResults: 'Mejores resultados que cuentan',
    worstResults: 'Peores resultados que no cuentan',
    sayHowMany: '{field}: escribe 1 o más',
  },
  seasonSheet: {
    endsBeforeItStarts: 'La temporada tiene que terminar después de empezar',
    addSeason: 'Agregar temporada',
    save: 'Guardar',
    nameExample: 'Circuito 2027',
  },
  seasonsWrites: {
    endBeforeStart: 'no puede ser antes de que empiece',
  },
} satisfies InOtherWords<typeof english>
