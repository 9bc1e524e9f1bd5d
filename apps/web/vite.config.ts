import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brand } from '../../packages/ui/src/brand.ts'

/** Every text asset also as .br and .gz: the server sends them as they are, without spending time on the ramp's one bar of signal. */
function preCompressed(): Plugin {
  return {
    name: 'pre-compressed',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg|webmanifest)$/.test(name)) continue
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (source.length < 1024) continue
        const br = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: br })
        this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) })
      }
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: brand.name,
        short_name: brand.shortName,
        description: brand.tagline,
        theme_color: brand.colours.deep,
        background_color: brand.colours.deep,
        display: 'standalone',
        start_url: '/?source=installed',
        scope: '/',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
        shortcuts: [
          { name: 'Today', url: '/director' },
          { name: 'Weigh-in', url: '/weigh-in' },
          { name: 'Live', url: '/live-leaderboard' },
        ],
      },
      workbox: {
        clientsClaim: true,
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        navigateFallback: '/index.html',
        // The board is a page of its own; the API and the live channel never come from the cache.
        navigateFallbackDenylist: [/^\/api\//, /^\/events\//, /^\/healthz\//, /^\/live-leaderboard/],
        runtimeCaching: [
          {
            urlPattern: ({ url, request }) => request.mode === 'navigate' && url.pathname.startsWith('/live-leaderboard'),
            handler: 'NetworkFirst',
            options: { cacheName: 'board-page', networkTimeoutSeconds: 3 },
          },
        ],
      },
    }),
    preCompressed(),
  ],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 400,
    rolldownOptions: { input: { app: 'index.html', board: 'live-leaderboard.html' } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4600', '/events': 'http://127.0.0.1:4600' } },
})
