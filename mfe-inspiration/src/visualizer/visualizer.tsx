import { useLocation } from 'react-router-dom';
import { Section } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { designIn, designPath, VISUALIZER_ID } from './design.ts';
import { DesignTool } from './design-tool.tsx';

function Visualizer() {
  const { search } = useLocation();
  const linked = designIn(new URLSearchParams(search));
  return (
    <Section id={VISUALIZER_ID} title={messages.visualizer} lead={messages.visualizerLead}>
      {/* A link to another design starts anew; any other change of the address leaves the choice. */}
      <DesignTool key={designPath(linked)} linked={linked} />
    </Section>
  );
}

export default Visualizer satisfies RemoteModules['inspiration/visualizer'];
