import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './event.en.ts'

export const texts = {
  webExample: 'https://',
  basicSection: {
    noSeason: 'Sin temporada',
    waterExample: 'Por ejemplo: Lake Fork',
    ownClock: 'Las horas en {state} son {zone}, elijas lo que elijas aquí.',
    usualZone: 'En esta parte de {state} la hora es {zone}.',
    rampExample: 'Por ejemplo: Lake Fork Marina',
    fieldOfBoats: 'Modalidad',
    teamsShareABag: 'Los pescadores pescan juntos y comparten una bolsa.',
    whatVisitorsReadAbout: 'Lo que leen los visitantes sobre este torneo.',
    notesAreRead: 'Para ti y tu personal. Los visitantes nunca las ven.',
    tagsExample: 'Separa con comas: nocturno, niños, beneficencia.',
    when: 'Cuándo',
    singleDay: 'Un día',
    multiDay: 'Varios días',
    date: 'Fecha',
    dates: 'Fechas',
    dateSpan: 'Duración',
  },
  coDirectors: {
    about: 'Configuran y dirigen este torneo y ven su dinero, igual que tú. Elige entre tu personal y los directores de tus circuitos.',
    you: '{name} (tú)',
    unknown: 'Otro director',
  },
  adRows: {
    help: 'Los que apoyan este torneo. Salen en la página del torneo. Los patrocinadores del circuito se agregan solos.',
    add: 'Agregar colaborador',
    remove: 'Quitar el colaborador {number}',
  },
  dayTimesRows: {
    help: 'Para un día que empieza más tarde o termina antes. Los demás días usan las horas de arriba.',
    add: 'Agregar un día con otro horario',
    remove: 'Quitar el día {number}',
  },
  boatsSection: {
    reverse:
      'El día 2 sale primero el último grupo, a las horas del primero, y en cada grupo el número más alto.{days, select, more { El día 3 es como el día 1.} other {}}',
    inOrderOfSignUp: 'Por inscripción',
    randomDraw: 'Sorteo comprobable',
  },
  feesSection: {
    defaultTable: 'Tabla estándar, 40 lugares',
    placesBelowAreNotPaid: 'Los lugares con un premio menor no se pagan.',
    roundAmountsAreEasier: 'Los montos redondos son más fáciles de pagar en efectivo.',
    down: 'Hacia abajo',
    up: 'Hacia arriba',
    notRounded: 'Sin redondear',
    roundingExample: 'Por ejemplo $5.',
    also: 'Opciones',
    listOfTiesGoesFirst: 'Primero cuenta la lista de desempates de Puntuación.',
    places: 'Lugares',
    placesGrowWithTheField: 'Crecen con el número de lanchas, según Más reglas, abajo.',
    onePlaceInEvery: 'Uno de cada',
    aFixedNumber: 'Un número fijo',
    boats: 'lanchas',
    onlyFirst: 'solo el 1.º',
  },
  groupsSection: {
    percentOfPool: '% del pozo',
    dollars: 'Dólares',
    removeGroup: 'Quitar la categoría {name}',
    addGroup: 'Agregar categoría',
  },
  registrationSection: {
    message: 'Se muestra en la página del torneo junto a “Inscribirme”: dónde estacionarse, qué traer.',
    elsewhere: 'Se anuncia aquí. El botón “Inscribirme” abre otro sitio web.',
    elsewhereSignUp: 'Sin esta dirección, Inscribirme abre el sitio del torneo.',
    onlineOrAtTheRamp: 'En línea o en la rampa',
    inPersonOnly: 'Solo en persona',
    closesByEventClock:
      'Hora del torneo ({zone}). Deja vacío para cerrar cuando empieces el torneo, o a las 11:59 p.m. del día después de la primera fecha.',
    anglersCanSignUp: 'Los pescadores se pueden inscribir antes de pagar.',
    maxBoats:
      'Al llegar a este número de lanchas, las inscripciones nuevas van a la lista de espera. Si subes el número, entran los siguientes de la lista y reciben un correo.',
    waitingListAfterClose:
      'Los lugares que se liberan pasan a la lista de espera hasta la salida. Desactivado: la lista se detiene cuando cierra la inscripción.',
    noLimit: 'Sin límite',
    waiver:
      'Los pescadores la leen y la aceptan al inscribirse; por un menor de 18 años acepta su padre, madre o tutor. Si cambias el texto, se les pide otra vez a todos. Deja vacío para no pedir exención.',
  },
  paperRows: {
    help: 'Los pescadores los entregan desde su teléfono al inscribirse. Por ejemplo, la licencia. Para las lanchas que inscribes tú, pídelos en Documentos.',
    example: 'Exención de responsabilidad',
    chooseForm: 'Elegir el formulario en blanco',
    otherForm: 'Elegir otro formulario',
    hasForm: 'Formulario en blanco agregado.',
    needsForm: 'Elige su formulario en blanco, un PDF o una foto.',
    add: 'Agregar documento',
    remove: 'Quitar el documento {number}',
  },
  refundRows: {
    help: 'El reembolso sugerido según la fecha. Después de la última fecha, tú escribes el monto.',
    add: 'Agregar fecha',
    remove: 'Quitar la fecha {number}',
    self: 'Reembolsa de inmediato a la tarjeta lo que dice la política, hasta la última fecha de arriba. El efectivo queda en tu lista por reembolsar.',
  },
} satisfies InOtherWords<typeof english>
