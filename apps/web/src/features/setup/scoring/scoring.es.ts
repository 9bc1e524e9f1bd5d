import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './scoring.en.ts'

export const texts = {
  cutsSection: {
    cutsNeedSeveralDays: 'Para torneos de varios días.',
    cutsHelp: 'Solo las mejores lanchas pasan al día siguiente.',
    afterDay: 'Después del día',
    boatsThatGoOn: 'Lanchas que pasan',
    removeCut: 'Quitar corte',
    addCut: 'Agregar corte',
  },
  liveFishRows: {
    liveFishBonus: 'Bono por pez vivo',
    liveFishHelp: 'Se suma por cada pez que se pesa vivo.',
    species: 'Especie',
    everySpecies: 'Todas las especies',
    bonusPerFish: 'Bono por pez',
    removeBonus: 'Quitar bono',
    addBonus: 'Agregar bono',
  },
  periodRows: {
    title: 'Premios por hora',
    help: 'Partes del día con sus propios premios, como el pez mayor de cada hora. Cada pez cuenta para el período en que se pesa. Con sesiones, el período 1 es la sesión 1.',
    on: 'Este torneo tiene períodos',
    addPots: '{count, plural, one {Agregar un pozo de pez mayor para él} other {Agregar un pozo de pez mayor para cada uno (# pozos)}}',
    hours: '{hours}.',
    hasPots: 'Cada uno tiene su pozo de pez mayor. Pon su premio en los pozos.',
  },
  scoringSection: {
    multiDay: 'Bolsas, sumadas',
    lastBagOfTheDay: 'Una bolsa por día: la última',
    sessions: 'Sesiones, sumadas',
    bigBass: 'Big bass: el pez mayor',
    poundsAndOunces: 'Libras y onzas · 14-07',
    decimalPounds: 'Libras con decimales · 14.44',
    kilograms: 'Kilogramos · 6.548',
    inches: 'Medida en pulgadas · 92.50',
    fish: 'peces',
    deadAndShortFish: 'Peces muertos y bajo la medida',
    deadFishPenaltyHelp: 'Si no pones un peso, se usa 0-04 y queda anotado en la bitácora.',
    emptyNoPenalty: 'Deja vacío para no penalizar.',
    lateBoats: 'Lanchas que llegan tarde',
    lateBoatsHelp: 'Los minutos se cuentan desde la hora de regreso de la lancha. Con 5, se aplica a la lancha que llega 5 minutos tarde.',
    min: 'min',
  },
} satisfies InOtherWords<typeof english>
