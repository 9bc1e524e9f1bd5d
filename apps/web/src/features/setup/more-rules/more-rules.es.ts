import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './more-rules.en.ts'

export const texts = {
  bonusRows: {
    bonuses: 'Bonos por lugar',
    bonusesHelp:
      'Se pagan además del pozo cuando hay suficientes lanchas y una lancha con peso queda en ese lugar. Ejemplo: $250 extra para el 1.º con 10 lanchas o más.',
    always: 'Siempre',
    removeBonus: 'Quitar el bono {number, number}',
    addBonus: 'Agregar dinero para un lugar',
    extraMoney: 'Dinero extra',
    extraMoneyHelp: 'Dinero que pone un patrocinador o el club y se paga completo. Ejemplo: $500 para el pozo adicional.',
    event: 'Pozo principal',
    unnamedPot: 'Un pozo sin nombre',
    gone: 'Pozo quitado',
    removeExtra: 'Quitar el dinero extra {number, number}',
    addExtra: 'Agregar dinero extra',
  },
  bracketRows: {
    removeRow: 'Quitar {rowName} {rowNumber, number}',
    addRow: 'Agregar {rowName}',
  },
  guaranteeRows: {
    guaranteesByFieldSize: 'Garantías por número de lanchas',
    guaranteesHelp:
      'Dólares para el 1.º, 2.º, 3.º …, separados por espacios. Se usa el renglón de tu número de lanchas. Ejemplo: desde 40 lanchas, 1000 500 paga $1,000 al 1.º y $500 al 2.º.',
    fromBoats: 'Lanchas mínimas',
    atLeast: 'Por lo menos, en $',
    removeGuarantee: 'Quitar la garantía {number, number}',
    addGuarantee: 'Agregar garantía',
  },
  moreRules: {
    moreRules: 'Más reglas',
    countSet: '{count, plural, one {# activa} other {# activas}}',
    noneSet: 'Ninguna activa',
  },
  payoutMore: {
    aboutPayout: 'Cuota de inscripción normal, lugares por número de lanchas, dinero para el club, garantías, bonos, dinero extra',
    aboutCustomPayout: 'Cuota de inscripción normal, dinero para el club, garantías, bonos, dinero extra',
    usedWithoutAnEntryFee: 'Se usa mientras la cuota de inscripción de arriba esté vacía.',
    placesThatGrow: 'Lugares que crecen con las lanchas',
    placesAsAbove: 'Como arriba',
    placesFromAList: 'De una lista',
    placesInSteps: 'Por pasos',
    stepsExample: 'Ejemplo: 5 lugares hasta 25 lanchas, luego uno más por cada 5 completas; con 31 lanchas se pagan 6.',
    boats: 'lanchas',
    listHelp:
      'Se usa el renglón de tu número de lanchas. Con menos lanchas solo se paga el 1.º. Ejemplo: desde 1 lancha 1 lugar, desde 20 lanchas 3, desde 40 lanchas 6.',
    rowName: 'renglón',
    noEnd: 'Sin tope',
    howeverLargeTheField: 'Sin importar cuántas lanchas entren.',
  },
  pointsMore: {
    aboutPointsByPlace: 'Lista personalizada de puntos, pasos, lanchas sin peces, empates',
    aboutPoints: 'Lanchas sin peces',
    stepsHelp:
      'Desde este lugar hacia abajo, cada lugar vale estos puntos menos que el anterior. Ejemplo: desde el lugar 2 uno menos, desde el lugar 51 medio punto menos.',
    stepName: 'paso',
    noFishAndTies: 'Sin peces y empates',
    zeroFishGoesFirst: 'Para lanchas que pesaron sin peces. Vale en lugar de “Lanchas sin peso”.',
    asWithoutWeight: 'Igual que sin peso',
    pointsForTakingPartAreAdded: 'Se suman los puntos por participar.',
    belowLastExample: 'Ejemplo: 5 menos que la última con peces.',
    tieExample: 'Dos empatan en lugares que valen 195 y 190: el promedio es 192.5 para cada uno.',
  },
  pointsTableBox: {
    pointsTableHelp:
      'Para el 1.º, 2.º, 3.º … como en tus reglas: 200-195-190 o 200, 195, 190. Los lugares que siguen continúan desde el último.',
  },
  potMore: {
    aboutPot: 'Peso mínimo, dinero del torneo anterior',
    smallestWeightHelp: 'Lo más ligero no cuenta. Deja vacío para que cuente todo.',
    carriedInHelp: 'Lo que sobró de un torneo anterior.',
    carryOverHelp: 'Si no, se queda con el club. Ejemplo: nadie llega al peso mínimo.',
  },
  scoringMore: {
    aboutScoring: 'Empates, peces muertos sin penalización, peces sobre el límite, día descalificado',
    deadShortAndExtraFish: 'Peces muertos, bajo la medida y de más',
    freeDeadFishExample: '2 quiere decir que el primer pez muerto no se penaliza. Deja vacío para penalizar todos.',
    needsDeadFishPenalty: 'Cuenta cuando la penalización por pez muerto está activada.',
    shortFishHelp: 'Además del peso por cada pez bajo la medida, si hay uno.',
    nothingMore: 'Sin penalización extra',
    overLimitExample: 'Con un límite de 5 peces, una bolsa de 6 pierde un pez.',
    needsFishLimit: 'Cuenta cuando hay un límite de peces.',
    onlyShown: 'Solo aviso',
    bigFishMustBeAliveHelp:
      'Un pez mayor muerto no cuenta para pozos, desempates ni puntos. La bolsa conserva su peso. Lo marcas en la báscula.',
    lateBoats: 'Lanchas que llegan tarde',
    lateBigFishHelp: 'Para pozos de pez mayor, desempates y puntos. La bolsa recibe la penalización por llegar tarde de todos modos.',
    needsLatePenalty: 'Vale cuando hay una penalización por llegar tarde.',
    countsInFull: 'Cuenta completo',
    dayDisqualified: 'Día descalificado',
    dayDisqualifiedHelp:
      'Una lancha que llega a uno de estos números pierde el peso de ese día. Sus otros días cuentan. Ejemplo: 15 minutos tarde o 3 peces muertos.',
    min: 'min',
    never: 'Nunca',
    fish: 'peces',
  },
  sliceRows: {
    takenOffTheTop: 'Lo que se aparta primero',
    takenOffTheTopHelp: 'Se quita de las cuotas antes de cualquier porcentaje. Ejemplo: $5 de cada inscripción para el club.',
    club: 'Club',
    once: 'Una vez',
    perEntry: 'Por inscripción',
    unnamedRow: 'la fila {rowNumber, number}',
    removeRow: 'Quitar: {name}',
    addAmount: 'Agregar monto',
  },
  tieBreakList: {
    movedTo: '{name} ahora es el número {place, number} de {count, number}.',
    whenWeightsAreEqual: 'Cuando los pesos son iguales',
    tieBreaksHelp:
      'Se revisan desde arriba hasta que uno decide. Ejemplo: pez mayor, luego más peces. Las lanchas que siguen empatadas comparten el lugar.',
    moveUp: 'Subir: {name}',
    moveDown: 'Bajar: {name}',
    remove: 'Quitar: {name}',
    addStep: 'Agregar desempate',
  },
} satisfies InOtherWords<typeof english>
