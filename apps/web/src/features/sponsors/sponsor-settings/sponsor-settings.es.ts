import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './sponsor-settings.en.ts'

export const texts = {
  title: 'Patrocinadores en lo impreso',
  note: 'Los resultados y recibos tienen cinco espacios para patrocinadores. Una temporada usa los de su circuito hasta que tenga los suyos.',
  noun: 'los espacios de patrocinadores',
  none: 'Los espacios son de circuitos y temporadas. Todavía no tienes ninguno.',
  asListed: 'Los primeros cinco patrocinadores activos del circuito',
  asTour: 'Como el circuito',
  noSponsor: 'Sin patrocinador',
  placed: '{place}: {sponsor}',
  gone: 'inactivo',
  season: '{season}, {tour}',
  change: 'Cambiar',
  changeOne: 'Cambiar {name}',
  needsInternet: 'Necesitas internet para cambiar esto.',
  sheetNote: 'En lo impreso solo salen los patrocinadores activos del circuito. Un espacio sin patrocinador queda vacío.',
  noSponsors: 'Este circuito todavía no tiene patrocinadores activos.',
  empty: 'Vacío',
  save: 'Guardar espacios',
  reset: { tour: 'Como al principio', season: 'Usar los del circuito' },
  place: {
    topLeft: 'Arriba a la izquierda',
    topRight: 'Arriba a la derecha',
    bottomLeft: 'Abajo a la izquierda',
    bottomCenter: 'Abajo al centro',
    bottomRight: 'Abajo a la derecha',
  },
} satisfies InOtherWords<typeof english>
