import katex from 'katex'

/** Formats a formula in TeX as MathML. Throws KaTeX's error if it can't be parsed. */
export const formatMathMl = (tex: string, displayMode: boolean): string =>
  // Strictness is about what LaTeX would refuse. It would print warnings without file and line.
  katex.renderToString(tex, { displayMode, output: 'mathml', throwOnError: true, strict: 'ignore' })
