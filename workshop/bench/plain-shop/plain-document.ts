const STYLES = `*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#222}header,main,footer{padding:.5rem 1rem}
header{display:flex;gap:1rem;flex-wrap:wrap}img{max-width:100%;height:auto;display:block}h1,h2,h3{line-height:1.2}ul{list-style:none;padding:0}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,max(7.5rem,34%)),1fr));gap:1.5rem}
.views{display:flex;overflow-x:auto;scroll-snap-type:x mandatory}.views li{flex:0 0 100%}
.button{display:inline-block;padding:.75rem 1rem;border:0;background:#222;color:#fff;font:inherit;text-decoration:none}label{display:block;padding:.25rem}
@media(min-width:1024px){.grid{grid-template-columns:repeat(4,1fr)}.views li{flex-basis:46%}}`;

/** Runs at the end of each document. */
const SCRIPT = `const token=localStorage.getItem('laminate-shop.token');const login=document.getElementById('login');
const call=(path,init)=>fetch(path,{...init,headers:{'Content-Type':'application/json',Authorization:'Bearer '+token}}).then(r=>r.json());
const add=b=>call('/api/cart',{method:'POST',body:JSON.stringify({product_id:b.dataset.id,material:b.dataset.material,quantity:1})}).then(()=>{b.textContent='Added'});
document.addEventListener('click',e=>{const b=e.target.closest('button[data-id]'),f=e.target.closest('a[href="#filters"]');
if(f){e.preventDefault();document.getElementById('filters').showModal()}if(b)token?add(b):login.showModal()});
const cart=document.getElementById('cart');if(cart&&!token)login.showModal();
if(cart&&token)call('/api/cart').then(items=>{for(const {quantity,Product:p} of items){const li=document.createElement('li'),h=document.createElement('h2');h.textContent=p.colour_name;li.append(h,quantity+' × ₹'+p.selling_price);cart.append(li)}});`;

const CATEGORIES = ['Sheet', 'Board'];

/** Frame, styles and script of all plain pages. */
export function plainDocument(title: string, main: string): string {
  const links = CATEGORIES.map((one) => `<a href="/shop/${one}">${one}s</a>`).join(' ');
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} – Laminate House</title><style>${STYLES}</style></head><body>
<header><a href="/">Laminate House</a> <a href="/shop">Shop</a> <a href="/about">About</a> <a href="/contact">Contact Us</a> <a href="/cart">Cart</a></header>
<main>${main}</main><footer><h2>Quick links</h2>${links}</footer>
<dialog id="login"><h2>Log in</h2><form method="dialog"><label>Mobile number <input type="tel" inputmode="numeric"></label><button class="button">Send OTP</button></form></dialog>
<script>${SCRIPT}</script></body></html>`;
}
