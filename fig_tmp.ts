import {toPng} from "matchbox/report/png.ts";
const dir=Deno.args[0];
for (const f of Deno.readDirSync(dir)) if (f.name.endsWith(".svg")) Deno.writeFileSync("out/"+f.name.replace(".svg",".png"), await toPng(Deno.readTextFileSync(dir+"/"+f.name),{scale:1}));
