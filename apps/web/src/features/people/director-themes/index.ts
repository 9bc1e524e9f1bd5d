export { ownThemeQuery } from './director-themes.queries.ts'
export { ThemeForm } from './theme-form.tsx'
