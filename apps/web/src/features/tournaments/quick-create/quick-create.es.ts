import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './quick-create.en.ts'

export const texts = {
  fromTour: {
    nothingSetYet: 'todavía sin definir',
    tourHasNoFee: 'El circuito no tiene cuota.',
    tourFeeStays: 'La del circuito sigue en {amount}.',
    fromTheTour: 'Del circuito:',
    entryFee: {
      angler: 'Cuota de inscripción de este torneo, por pescador',
      team: 'Cuota de inscripción de este torneo, por equipo',
      boat: 'Cuota de inscripción de este torneo, por lancha',
    },
    looking: 'Cargando…',
    onlyForThisEvent: 'Solo para este torneo. {tourFee}',
    anotherFee: 'Usar otra cuota en este torneo',
    changeTheTour: 'Cambiar la cuota del circuito para todos sus torneos nuevos',
  },
  quickCreateForm: {
    draft: 'Borrador',
    scheduled: 'Programado',
    openForSignUps: 'Abierto',
    newTournament: 'Nuevo torneo',
    suggestedName: 'Es una sugerencia. Cámbiala si quieres.',
    status: 'Estatus',
    createAndOpenSetup: 'Crear y abrir ajustes',
    create: 'Crear',
  },
  quickCreate: {
    loadingYourRamps: 'Cargando tus rampas',
    isReady: 'Torneo creado: {name}.',
    notCreated: '{reason} Lo que escribiste está guardado en este aparato.',
    rampIsMissing: 'Rampa: lago, nombre de la rampa, calle, ciudad, estado, código postal',
  },
  rampFields: {
    waterExample: 'Lake Fork',
    rampExample: 'Rampa principal',
    ramp: 'Rampa',
    zipHelp: 'Llena ciudad y estado.',
    streetHelp: '¿No tiene? Deja vacío para usar el nombre de la rampa.',
    chooseARamp: 'Elige una rampa',
    newRamp: '+ Rampa nueva',
    editAddress: 'Editar dirección',
    zipCodesOf: 'Códigos postales de {city}:',
  },
  whenFields: {
    date: 'Fecha',
    dates: 'Fechas',
    start: 'Inicio',
    end: 'Fin',
    nextWeek: '+7 días',
    singleDay: 'Un día',
    multiDay: 'Varios días',
    dateSpan: 'Duración',
    chooseEveryDay: 'Elige todos los días',
  },
} satisfies InOtherWords<typeof english>
