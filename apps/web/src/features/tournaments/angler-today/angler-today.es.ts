import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './angler-today.en.ts'

export const texts = {
  page: {
    title: 'Hoy',
    find: 'Buscar',
    entries: 'tus inscripciones',
    none: 'Busca tu primer torneo',
    findTournaments: 'Buscar torneos',
    mine: 'Mis torneos',
    signedUp: 'Inscrito, pagas en la rampa',
    notPublic: 'Tus torneos todavía no son públicos.',
  },
  boat: 'Lancha',
  flight: 'Grupo',
  launch: 'Salida',
  dueBack: 'Regreso',
  myWeight: 'Mi peso',
  place: 'Lugar',
  placeUnofficial: 'Lugar, no oficial',
  placeOf: '{place, number}.º de {field, number}',
  tiedOf: '{place, number}.º de {field, number}, empatado',
  disqualified: 'Descalificado',
  noPlace: 'Sin lugar',
  lead: 'Vas en primer lugar',
  behind: 'a {weight} del {place, number}.º',
  prize: 'Premio: {money}',
  noPrize: 'Sin premio',
  points: '{points} puntos',
  notWeighed: 'Todavía no has pesado. Horas en {zone}.',
  paid: 'Pagado',
  notPaid: 'Falta pagar',
  checkedIn: 'Registrado',
  leaderboard: 'Posiciones',
  boats: '{count, plural, one {# lancha} other {# lanchas}}',
  spoken:
    '{sign, select, minus {menos } other {}}{pounds, plural, one {# libra} other {# libras}} {ounces, plural, one {# onza} other {# onzas}}',
} satisfies InOtherWords<typeof english>
