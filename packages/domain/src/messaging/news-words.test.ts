import { expect, test } from 'vitest'
import type { News } from './event-news.ts'
import { newsWords } from './news-words.ts'

test.each<[News, string, string]>([
  [{ topic: 'boat', boat: 12, flight: '2' }, 'You’re boat 12, flight 2.', 'Tu lancha es la 12, grupo de salida 2.'],
  [{ topic: 'boat', boat: 12, flight: null }, 'You’re boat 12.', 'Tu lancha es la 12.'],
  [{ topic: 'due', flight: '2', minutes: 15 }, 'Flight 2 is due back in 15 minutes.', 'El grupo de salida 2 debe regresar en 15 minutos.'],
  [{ topic: 'due', flight: 'Red', minutes: 1 }, 'Flight Red is due back in 1 minute.', 'El grupo de salida Red debe regresar en 1 minuto.'],
  [{ topic: 'place', place: 4, isTied: false }, 'Your place changed to 4th.', 'Ahora vas en el lugar 4.'],
  [{ topic: 'place', place: 2, isTied: true }, 'Your place changed to a tie for 2nd.', 'Ahora vas empatado en el lugar 2.'],
  [
    { topic: 'official', place: 1, isTied: false },
    'Results are official. You placed 1st.',
    'Los resultados son oficiales. Quedaste en el lugar 1.',
  ],
  [{ topic: 'official', place: null, isTied: false }, 'Results are official.', 'Los resultados son oficiales.'],
])('%j', (news, english, spanish) => expect([newsWords(news, 'en'), newsWords(news, 'es')]).toEqual([english, spanish]))
