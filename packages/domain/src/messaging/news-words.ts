import { ordinal } from '../kernel/ordinal.ts'
import type { News, NewsTopic } from './event-news.ts'

export const NEWS_LANGUAGES = ['en', 'es'] as const
/** The language that a device has chosen for its screens. */
export type NewsLanguage = (typeof NEWS_LANGUAGES)[number]

type Words = { [Topic in NewsTopic]: (news: Extract<News, { topic: Topic }>) => string }

const WORDS: Record<NewsLanguage, Words> = {
  en: {
    boat: ({ boat, flight }) => (flight ? `You’re boat ${boat}, flight ${flight}.` : `You’re boat ${boat}.`),
    due: ({ flight, minutes }) => `Flight ${flight} is due back in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    place: ({ place, isTied }) => `Your place changed to ${isTied ? 'a tie for ' : ''}${ordinal(place)}.`,
    official: ({ place, isTied }) =>
      place === null ? 'Results are official.' : `Results are official. You ${isTied ? 'tied for' : 'placed'} ${ordinal(place)}.`,
  },
  es: {
    boat: ({ boat, flight }) => (flight ? `Tu lancha es la ${boat}, grupo de salida ${flight}.` : `Tu lancha es la ${boat}.`),
    due: ({ flight, minutes }) => `El grupo de salida ${flight} debe regresar en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    place: ({ place, isTied }) => `Ahora vas ${isTied ? 'empatado en' : 'en'} el lugar ${place}.`,
    official: ({ place, isTied }) =>
      place === null
        ? 'Los resultados son oficiales.'
        : `Los resultados son oficiales. Quedaste ${isTied ? 'empatado en' : 'en'} el lugar ${place}.`,
  },
}

/** One sentence, as it stands on a locked phone. */
export const newsWords = (news: News, language: NewsLanguage): string => (WORDS[language][news.topic] as (of: News) => string)(news)
