import '../src/styles.css'
import { createRoot } from 'react-dom/client'
import { Catalogue } from '../src/catalogue/catalogue.tsx'
import { AppThemeProvider } from '../src/theme/app-theme-provider.tsx'
import { chooseEnvironment, type EnvironmentChoice } from '../src/theme/environment.ts'

const asked = new URLSearchParams(location.search).get('env')
if (asked) chooseEnvironment(asked as EnvironmentChoice)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <AppThemeProvider>
      <Catalogue />
    </AppThemeProvider>,
  )
}
