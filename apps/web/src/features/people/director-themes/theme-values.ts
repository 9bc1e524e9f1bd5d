import { type DirectorTheme, directorTheme } from '@ramplight/contract/people/director-themes'
import type { BoardTheme, Gradient } from '@ramplight/domain/content/board-theme'

/** As the form has it: nothing is chosen yet while a board looks as it does by itself. */
export type ThemeValues = { [Field in keyof BoardTheme]-?: BoardTheme[Field] | null }

export const themeValues = (theme: DirectorTheme | null): ThemeValues => ({
  headerImage: theme?.headerImage ?? null,
  backgroundImage: theme?.backgroundImage ?? null,
  headerGradient: theme?.headerGradient ?? null,
  backgroundGradient: theme?.backgroundGradient ?? null,
})

/** What boards wear by these values; null: their own look. The first choice brings along what goes with it. */
export function chosenTheme(values: ThemeValues): BoardTheme | null {
  const { headerGradient, backgroundGradient, headerImage, backgroundImage } = values
  if (!headerGradient && !backgroundGradient && !headerImage && !backgroundImage) return null
  const other: Gradient = headerGradient ?? backgroundGradient ?? directorTheme.starts.headerGradient
  return { ...values, headerGradient: headerGradient ?? other, backgroundGradient: backgroundGradient ?? other }
}
