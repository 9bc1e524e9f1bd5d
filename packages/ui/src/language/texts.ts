import { createTranslator } from 'use-intl/core'
import { currentLanguage, keepLanguage, LANGUAGES, type Language, wantedLanguage } from './language.ts'

type Wordings = { readonly [key: string]: string | Wordings }
/** The same keys, in other words. The arguments of each are compared by a test (`tools/texts.test.ts`). */
export type InOtherWords<En> = { readonly [Key in keyof En]: En[Key] extends string ? string : InOtherWords<En[Key]> }

/** `t('state.live')`, `t('fish', { count: 3 })`: keys and arguments are checked by the compiler. */
export type Texts<En extends Wordings> = ReturnType<typeof createTranslator<En, never>>
type Loaders<Module> = { [Other in Exclude<Language, 'en'>]?: () => Promise<Module> }
type Others<En> = Loaders<{ texts: InOtherWords<En> }>

type Catalogue = { load: (language: Language) => Promise<void> | undefined }
const catalogues = new Set<Catalogue>()
const underWay = new Set<Promise<void>>()

function fetchTexts(catalogue: Catalogue, language: Language): Promise<void> {
  const loading = catalogue.load(language)
  if (!loading) return Promise.resolve()
  underWay.add(loading)
  void loading.catch(() => {}).finally(() => underWay.delete(loading))
  return loading
}

/**
 * The texts of one feature. English comes with the code of the page; any other language is fetched, as one file, by those
 * who read it. Ask for a text while rendering or acting, never while a module loads: the words are not there yet.
 */
export function textsOf<const En extends Wordings>(en: En, others: Others<En> = {}): Texts<En> {
  const english = translator(en, 'en')
  const translated = translationsOf(others)
  const now = () => translated() ?? english
  const texts = ((...args: Parameters<Texts<En>>) => now()(...args)) as Texts<En>
  return Object.assign(texts, { rich: (...args: Parameters<Texts<En>['rich']>) => now().rich(...args) } as Pick<Texts<En>, 'rich'>)
}

/** Texts whose English is said elsewhere, such as the refusals of the server. Null in English, and until they have come. */
export function translationsOf<En extends Wordings>(others: Others<En>): () => Texts<En> | null {
  return inOtherLanguage(others, ({ texts }, language) => translator(texts as unknown as En, language))
}

/**
 * A module of another language, fetched by those who read it, and what is made of it once. Null in English, and until it has
 * come.
 */
export function inOtherLanguage<Module, Made = Module>(
  others: Loaders<Module>,
  make: (module: Module, language: Language) => Made = (module) => module as unknown as Made,
): () => Made | null {
  const inLanguage: { [L in Language]?: Made } = {}
  const catalogue: Catalogue = {
    load: (language) => {
      if (language === 'en' || inLanguage[language]) return undefined
      return others[language]?.().then((module) => {
        inLanguage[language] = make(module, language)
      })
    },
  }
  catalogues.add(catalogue)
  void fetchTexts(catalogue, wantedLanguage()).catch(() => {})
  return () => inLanguage[currentLanguage()] ?? null
}

/** A value that ends in a period, such as `6:00 p.m.` or `Bo Reed Jr.`, ends its sentence, too: `p.m..` is written by nobody. */
const onePeriod = (words: string): string => words.replace(/(?<!\.)\.\.(?!\.)/g, '.')

function translator<En extends Wordings>(messages: En, language: Language): Texts<En> {
  const says = createTranslator<En, never>({ locale: LANGUAGES[language].locale, messages })
  const plain = ((...args: Parameters<Texts<En>>) => onePeriod(says(...args))) as Texts<En>
  const rich = (...args: Parameters<Texts<En>['rich']>) => {
    const parts = says.rich(...args)
    if (Array.isArray(parts)) return parts.map((part) => (typeof part === 'string' ? onePeriod(part) : part))
    return typeof parts === 'string' ? onePeriod(parts) : parts
  }
  return Object.assign(plain, { rich } as Pick<Texts<En>, 'rich'>)
}

/** A page waits no longer than this for words: a line that swallows everything is no reason for a white screen. */
const PATIENCE_MS = 2500

/** Every text that was asked for has come, or does not come soon: what did not is English until the next visit. */
export async function textsReady(): Promise<void> {
  if (underWay.size === 0) return
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE_MS))
  while (underWay.size > 0) if ((await Promise.race([Promise.allSettled(underWay), late])) === 'late') underWay.clear()
}

/** Changes the language of this device, once its texts are there. Fails, with nothing changed, where they cannot be fetched. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...catalogues].map((catalogue) => fetchTexts(catalogue, language)))
  keepLanguage(language)
}
