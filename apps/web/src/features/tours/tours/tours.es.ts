import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tours.en.ts'

export const texts = {
  createTourBox: {
    isYourTour: 'Se creó {name}.',
    whatATourIs:
      'Un circuito es el nombre con que corren tus torneos. Pon una vez las cuotas, la puntuación y los premios, y todos sus torneos los usan.',
    tourName: 'Nombre del circuito',
    nameExample: 'Circuito de Equipos Lake Fork',
    createTour: 'Crear circuito',
  },
  tourForm: {
    basicInfo: 'Datos básicos',
    basicInfoPurpose: 'El nombre con que corren los torneos.',
    notSet: 'Sin definir',
    water: { Freshwater: 'Agua dulce', Saltwater: 'Agua salada', Both: 'Agua dulce y salada' },
    tour: 'Circuito',
    iconText: 'Se ve junto a tus torneos.',
    bannerText: 'Se ve arriba, a lo ancho de la página de tu circuito.',
  },
  toursWrites: {
    keyIsUsed: 'ya es de otro circuito',
  },
  urlKeyField: {
    keyShape: 'Usa de 3 a 60 letras, números y guiones',
    addressIsFree: '{host}/tournaments/{key} está libre',
    address: '{host}/tournaments/{key}',
    needsInternet: 'Necesita internet para ver si está libre.',
    thisKeyIsTaken: 'Esta clave ya está en uso.',
    free: 'Libre',
    taken: 'En uso',
  },
} satisfies InOtherWords<typeof english>
