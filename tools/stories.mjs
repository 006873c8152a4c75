// npm run stories: every component with its states, in Storybook, which the first run installs.
import { importOnDemand } from './on-demand.mjs'

const { runStorybook } = await importOnDemand('storybook')
const [port = '6006'] = process.argv.slice(2)
runStorybook('dev', '--port', port, '--exact-port', '--no-open', '--disable-telemetry')
