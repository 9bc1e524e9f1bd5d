import '../src/styles.css'
import { createRoot } from 'react-dom/client'
import { AppThemeProvider } from '../src/app-theme-provider.tsx'
import { Catalogue } from '../src/catalogue/catalogue.tsx'
import { chooseEnvironment, type EnvironmentChoice } from '../src/environment.ts'

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
