import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './memberships.en.ts'

export const texts = {
  title: 'Miembros',
  about: 'Los miembros de la temporada, lo que pagaron y quién espera aprobación.',
  membersNoun: 'los miembros',
  add: 'Agregar miembros',
  print: 'Imprimir directorio',
  noSeason: 'Los miembros son de una temporada. Primero crea una.',
  toSeasons: 'Temporadas',
  sheet: {
    season: 'Temporada',
    fee: 'Monto por miembro',
    feeText: 'La cuota de la temporada es {fee}.',
    noFee: 'La temporada no tiene cuota.',
    isMember: 'Ya es miembro',
    wasMember: 'Su membresía terminó: reanúdala en la lista',
    needsAngler: 'Elige al menos un pescador.',
    havePaid: 'Ya pagaron',
    havePaidText: 'No pongas este dinero en la caja de un torneo: ahí no se cuentan las membresías.',
    cancel: 'Cancelar',
    save: '{count, plural, =0 {Agregar miembros} one {Agregar 1 miembro} other {Agregar # miembros}}',
    notAdded: 'No se agregó a nadie.',
    areAdded: '{count, plural, one {Se agregó a {names} a {season}.} other {Se agregaron # miembros a {season}.}}',
    someAreNot: 'Sin agregar: {names}. {reason}',
  },
} satisfies InOtherWords<typeof english>
