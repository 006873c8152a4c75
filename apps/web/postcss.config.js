export default {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': { variables: { phone: '37.5em', tablet: '56.25em' } },
  },
}
