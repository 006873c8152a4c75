// The web app as another release: each name contains a longer hash, and each file the new names.
import { mergeConfig } from 'vite'
import config from '../../apps/web/vite.config.ts'

const hash = '[hash:12]'

export default mergeConfig(config, {
  build: {
    rolldownOptions: {
      output: {
        entryFileNames: `assets/[name]-${hash}.js`,
        chunkFileNames: `assets/[name]-${hash}.js`,
        assetFileNames: `assets/[name]-${hash}[extname]`,
      },
    },
  },
})
