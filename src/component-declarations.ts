export {
  type ComponentDeclaration,
  defineComponent,
  type PropDeclaration,
} from './theme/shell/site-component.ts'
